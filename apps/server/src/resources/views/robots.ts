/** Words in the user agents of programs that fetch pages by themselves; many name their own page. Cubot makes phones. */
const ROBOT =
  /(?<!cu)bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|scan|facebookexternalhit|whatsapp|embed|https?:/i

/** Browsers of people; Opera Mini names itself alone. */
const BROWSER = /^(?:Mozilla|Opera)\//

/** Whether a user agent is a program's rather than a person's. An empty one is a program's. */
export function isRobot(userAgent: string): boolean {
  return !BROWSER.test(userAgent) || ROBOT.test(userAgent)
}
