/** The signs of the colours on a field of 20 × 20: nobody has to tell colours apart. */
import type { Colour } from "./cards";

export const SIGNS: Record<Colour, string> = {
  b: "M10 1.8a8.200 8.200 0 1 1 0 16.400a8.200 8.200 0 1 1 0-16.400z",
  g: "M10 1.600 19 17.600H1z",
  v: "M2.600 4a1.400 1.400 0 0 1 1.400-1.400h12a1.400 1.400 0 0 1 1.400 1.400v12a1.400 1.400 0 0 1-1.400 1.400H4a1.400 1.400 0 0 1-1.400-1.400z",
  r: "M10 .8 18.400 10 10 19.200 1.600 10z",
  y: "M10 .9l2.700 6 6.500.7-4.900 4.400 1.400 6.400L10 15.100l-5.700 3.300 1.400-6.400L.8 7.600l6.500-.7z",
};
