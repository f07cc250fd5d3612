/**
 * The length of a text in Unicode code points, as the contract counts its lengths: an emoji outside the first plane is
 * one.
 */
export function textLength(text: string): number {
  return Array.from(text).length
}
