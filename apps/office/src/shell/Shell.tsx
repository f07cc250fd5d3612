import { AppShell, Burger, Button, Group, NavLink, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation, useNavigate, useRouteLoaderData } from 'react-router'

import type { CaseKind, Me } from '@otosafi/api-client/office-schema'

import { api } from '../api.ts'
import { LanguageChoice } from './LanguageChoice.tsx'

import classes from './Shell.module.css'

/** Who is signed in. */
export function useMe(): Me {
  return useRouteLoaderData<Me>('shell') as Me
}

/** Kinds of cases, in the order in which the team looks at them. */
const CASE_KINDS = ['booking', 'visit', 'sale'] as const satisfies readonly CaseKind[]

/** What surrounds every page: where one can go, who is signed in, and the language. */
export function Shell() {
  const { t } = useTranslation()
  const me = useMe()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [isOpen, { toggle, close }] = useDisclosure()
  const places = [
    {
      to: '/',
      label: t('shell.inbox'),
      needs: 'listRequests',
      isHere: pathname === '/' || pathname.startsWith('/requests'),
    },
    ...CASE_KINDS.map((kind) => ({
      to: `/cases/${kind}`,
      label: t(`cases.${kind}`),
      needs: 'listCases',
      isHere: pathname.startsWith(`/cases/${kind}`),
    })),
    {
      to: `/calendar/${me.editions[0]}`,
      label: t('calendar.title'),
      needs: 'getCalendar',
      isHere: pathname.startsWith('/calendar'),
    },
    { to: '/cars', label: t('shell.stock'), needs: 'listStock', isHere: /^\/(cars|imports)/.test(pathname) },
    {
      to: `/content/${me.editions[0]}/faqs`,
      label: t('content.title'),
      needs: 'listContent',
      isHere: pathname.startsWith('/content'),
    },
    { to: '/numbers', label: t('numbers.title'), needs: 'getNumbers', isHere: pathname === '/numbers' },
    { to: '/team', label: t('shell.team'), needs: 'listTeam', isHere: pathname.startsWith('/team') },
    { to: '/audit', label: t('shell.audit'), needs: 'listAudit', isHere: pathname === '/audit' },
  ]

  async function signOut() {
    await api.DELETE('/sessions/current')
    await navigate('/sign-in')
  }

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <a href="#content" className={classes.skip}>
        {t('shell.skip')}
      </a>
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label={t('shell.office')} />
            <Text fw={700}>
              Otosafi
              <Text span inherit visibleFrom="xs">{` · ${t('shell.office')}`}</Text>
            </Text>
          </Group>
          <Group gap="sm" wrap="nowrap">
            <Text size="sm" visibleFrom="sm">
              {me.name}
            </Text>
            <LanguageChoice />
            <Button variant="subtle" size="xs" onClick={() => void signOut()}>
              {t('shell.signOut')}
            </Button>
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm">
        {places
          .filter(({ needs }) => me.may.includes(needs))
          .map(({ to, label, isHere }) => (
            <NavLink key={to} component={Link} to={to} label={label} active={isHere} variant="filled" onClick={close} />
          ))}
      </AppShell.Navbar>
      <AppShell.Main id="content" tabIndex={-1}>
        <Outlet />
      </AppShell.Main>
    </AppShell>
  )
}
