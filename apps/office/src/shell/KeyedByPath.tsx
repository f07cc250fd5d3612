import { Outlet, useLocation } from 'react-router'

/** A page of one thing, drawn anew for each: what was typed for one is not sent to another. */
export function KeyedByPath() {
  const { pathname } = useLocation()
  return <Outlet key={pathname} />
}
