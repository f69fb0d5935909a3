/** What can be set before a game, and what of it counts. */
import type { Option } from "$lib/http";

/** Does it change anything? A number that one of the words of another option is named after only counts where that word is chosen. */
export function matters(option: Option, all: readonly Option[], chosen: Readonly<Record<string, string>>): boolean {
  const over = all.find((each) => each.words?.includes(option.name));
  return !over || chosen[over.name] === option.name;
}
