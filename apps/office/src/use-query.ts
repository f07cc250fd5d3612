import { useSearchParams } from 'react-router'

/** The query of the address, and how a part of it is changed; what has no value leaves it. */
export function useQuery() {
  const [params, setParams] = useSearchParams()

  function choose(name: string, values: readonly (string | null)[]) {
    const next = new URLSearchParams(params)
    next.delete(name)
    for (const value of values) if (value) next.append(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }

  return { params, choose }
}

/** Those of some values that a part of an address's query has. */
export function chosenIn<Value extends string>(
  params: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value[] {
  return values.filter((value) => params.getAll(name).includes(value))
}
