import { useRef, useState } from 'react'

import { toSlug } from '@otosafi/domain/text/to-slug'

import { browserApi } from '../../request/browser-api.ts'
import { useTexts } from '../../texts/use-texts.ts'

/** The names of models that the form offers: with script those of the brand that was typed last, as far as it is known. */
export function useModels(first: string[]): { models: string[]; loadModels: (brand: string) => void } {
  const { language } = useTexts()
  const [models, setModels] = useState(first)
  const asked = useRef('')

  async function load(brand: string): Promise<void> {
    const api = await browserApi(language)
    const { data } = await api.GET('/car-models/by-brand', { params: { query: { brand } } })
    if (asked.current === brand) setModels(data?.carModels.map(({ name }) => name) ?? [])
  }

  return {
    models,
    loadModels(typed) {
      const brand = toSlug(typed)
      if (brand === '' || brand === asked.current) return
      asked.current = brand
      // Without an answer nothing is offered: the model is typed.
      load(brand).catch(() => undefined)
    },
  }
}
