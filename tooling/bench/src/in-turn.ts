/** Does `work` for one item after the other, all of them. Answers whether all were good. */
export async function allGood<Item>(items: Iterable<Item>, work: (item: Item) => Promise<boolean>): Promise<boolean> {
  let good = true
  for (const item of items) good = (await work(item)) && good
  return good
}
