import { Anchor, Badge, Button, Group, NavLink, Stack, Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, type LoaderFunctionArgs, type Params, useLoaderData } from 'react-router'

import type { ContentItemList } from '@otosafi/api-client/office-schema'
import { canAddContent, CONTENT_LISTS, type ContentList } from '@otosafi/domain/office/content-lists'
import type { EditionId } from '@otosafi/editions/edition'
import { LANGUAGES } from '@otosafi/editions/language'

import { api, dataOf, NotThere } from '../api.ts'
import { editionOf } from '../edition-of.ts'
import { EditionSelect } from '../shell/EditionSelect.tsx'
import { ListTable } from '../shell/ListTable.tsx'

/** The names of the lists, in the order in which the office offers them. */
const LISTS = Object.keys(CONTENT_LISTS) as ContentList[]

/** The edition and the list of an address. Throws {@link NotThere} for unknown ones. */
export function contentPathOf(params: Params): { edition: EditionId; list: ContentList } {
  const edition = editionOf(params)
  const list = LISTS.find((each) => each === params['list'])
  if (list === undefined) throw new NotThere()
  return { edition, list }
}

type Loaded = ContentItemList & ReturnType<typeof contentPathOf>

export async function loadContentList({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const path = contentPathOf(params)
  return { ...path, ...(await dataOf(api.GET('/content/{edition}/{list}', { params: { path } }))) }
}

/** A list of the operator's content, with what each item still lacks. */
export function ContentListPage() {
  const { t } = useTranslation()
  const { edition, list, items } = useLoaderData<typeof loadContentList>()

  return (
    <Stack maw={960}>
      <title>{`${t(`content.list.${list}`)} | Otosafi`}</title>
      <Group justify="space-between">
        <Title order={1} size="h2">
          {t('content.title')}
        </Title>
        {canAddContent(list) ? (
          <Button component={Link} to={`/content/${edition}/${list}/new`}>
            {t('content.add')}
          </Button>
        ) : null}
      </Group>
      <EditionSelect value={edition} pathOf={(chosen) => `/content/${chosen}/${list}`} />
      <Group component="nav" gap="xs" aria-label={t('content.title')}>
        {LISTS.map((each) => (
          <NavLink
            key={each}
            component={Link}
            to={`/content/${edition}/${each}`}
            label={t(`content.list.${each}`)}
            active={each === list}
            {...(each === list && { 'aria-current': 'page' as const })}
            variant="filled"
            w="auto"
          />
        ))}
      </Group>
      <Title order={2} size="h3">
        {t(`content.list.${list}`)}
      </Title>
      <Text role="status">{t('content.found', { count: items.length })}</Text>
      {items.length === 0 ? null : (
        <ListTable minWidth={560} columns={[t('content.name'), t('content.shown'), t('content.missing')]}>
          {items.map(({ id, title, isPublished, missing }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor component={Link} inherit to={`/content/${edition}/${list}/${id}`}>
                  <bdi>{title}</bdi>
                </Anchor>
              </Table.Td>
              <Table.Td>
                <Badge color={isPublished ? 'green' : 'gray'} variant="dot">
                  {t(isPublished ? 'content.yes' : 'content.no')}
                </Badge>
              </Table.Td>
              <Table.Td>
                {missing.length === 0
                  ? t('content.complete')
                  : missing.map((language) => LANGUAGES[language].name).join(', ')}
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      )}
    </Stack>
  )
}
