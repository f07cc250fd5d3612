/** A text message to a telephone. `to` is in E.164. */
export type Sms = { to: string; text: string }
