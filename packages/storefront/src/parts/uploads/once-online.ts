/** Calls `resume` once, when the device comes online. */
export type OnceOnline = (resume: () => void) => void

export const listenOnceOnline: OnceOnline = (resume) => addEventListener('online', resume, { once: true })
