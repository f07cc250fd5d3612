/** Runs `work` for each item in sequence. Returns whether all succeeded. */
export async function allGood<Item>(items: Iterable<Item>, work: (item: Item) => Promise<boolean>): Promise<boolean> {
  let good = true
  for (const item of items) good = (await work(item)) && good
  return good
}
