/** The cards in the pictures, as they are printed. */

/** The six figures of each, in the order of the categories. */
export const FIGURES: Readonly<Record<string, readonly string[]>> = {
  NP: ["147181", "8849", "18.3", "30.7", "72.4", "3800"],
  RU: ["17098242", "5642", "5.8", "142.0", "72.4", "26500"],
  BR: ["8515770", "2994", "20.6", "217.2", "75.9", "14100"],
  CH: ["41277", "4634", "8.8", "8.5", "83.2", "68400"],
  JP: ["377915", "3776", "15.4", "124.2", "84.8", "41400"],
  KE: ["580367", "5199", "17.8", "55.9", "69.7", "4200"],
  LU: ["2586", "559", "9.3", "0.650", "83.0", "110300"],
  MN: ["1564116", "4374", "-0.4", "3.2", "71.4", "11500"],
  QA: ["11586", "103", "27.1", "2.5", "79.8", "85300"],
};

export const CONTINENTS: Readonly<Record<string, readonly string[]>> = {
  NP: ["as"],
  RU: ["eu", "as"],
  BR: ["sa"],
  CH: ["eu"],
  JP: ["as"],
  KE: ["af"],
  LU: ["eu"],
  MN: ["as"],
  QA: ["as"],
  J3: ["as", "oc"],
  J6: ["af", "oc"],
};

export const DECK: Readonly<Record<string, number>> = { eu: 38, as: 32 };
