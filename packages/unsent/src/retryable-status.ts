const REQUEST_TIMEOUT = 408
const TOO_MANY_REQUESTS = 429

/** Whether a refusal of this status may be none to a later try: there was no time, there were too many calls, or a server is ill. */
export function isRetryableStatus(status: number): boolean {
  return status >= 500 || status === REQUEST_TIMEOUT || status === TOO_MANY_REQUESTS
}
