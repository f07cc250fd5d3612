const idle = async () => undefined

/** Jobs of a server that do nothing; tests put the one that they are about in its place. */
export const IDLE_JOBS = {
  rates: null,
  uploads: { sweep: idle },
  alerts: idle,
  bookings: idle,
  payments: idle,
  visits: idle,
  sales: idle,
  newsletter: idle,
  requests: idle,
  imports: idle,
  content: idle,
}
