/** Words in the user agents of programs that fetch pages by themselves. */
const ROBOT =
  /bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|scan|facebookexternalhit|whatsapp|embed/i

/** Whether a user agent is a program's rather than a person's. An empty one is a program's. */
export function isRobot(userAgent: string): boolean {
  return !userAgent.startsWith('Mozilla/') || ROBOT.test(userAgent)
}
