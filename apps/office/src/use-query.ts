import { useLocation, useNavigation, useSearchParams } from 'react-router'

/**
 * The query of the address, and how a part of it is changed; what has no value leaves it. `chosen` is the query as it was chosen last, of
 * which the data may still be on their way.
 */
export function useQuery() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  const chosen = coming?.pathname === pathname ? new URLSearchParams(coming.search) : params

  function choose(name: string, values: readonly (string | null)[]) {
    const next = new URLSearchParams(chosen)
    next.delete(name)
    for (const value of values) if (value) next.append(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return { params, chosen, choose }
}

/** Those of some values that a part of an address's query has. */
export function chosenIn<Value extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value[] {
  return values.filter((value) => params.getAll(name).includes(value))
}
