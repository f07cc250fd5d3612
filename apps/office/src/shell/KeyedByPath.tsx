import { Outlet, useLocation } from 'react-router'

/** Mounts a page anew for each address, so that input for one car or request is not sent to another. */
export function KeyedByPath() {
  const { pathname } = useLocation()
  return <Outlet key={pathname} />
}
