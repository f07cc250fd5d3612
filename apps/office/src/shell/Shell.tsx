import { Alert, AppShell, Burger, Button, Group, Loader, NavLink, ScrollArea, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { spotlight } from '@mantine/spotlight'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, ScrollRestoration, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'

import type { Me } from '@otosafi/api-client/office-schema'

import { answered, api, dataOf, Failure } from '../api.ts'
import { failureText } from '../failure-text.ts'
import { photoQueueOf } from '../inspection/photos/photo-queue.ts'
import { followCachedResponse, clearCachedResponses } from '../offline/cached-responses.ts'
import { ConfirmationDialog } from '../session/ConfirmationDialog.tsx'
import { discardUnsaved, isAnythingUnsaved } from '../use-unsaved.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { Palette } from './Palette.tsx'
import { useMe } from './use-me.ts'
import { usePlaces } from './use-places.ts'

import classes from './Shell.module.css'

/** Frame of every page: navigation, the signed-in user and the language. */
export function Shell() {
  const { t } = useTranslation()
  const me = useMe()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const { revalidate } = useRevalidator()
  const [isOpen, { toggle, close }] = useDisclosure()
  const places = usePlaces()
  const [stillIn, setStillIn] = useState<string | null>(null)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const content = useContentFocus(pathname)
  const sendsPhotos = me.may.includes('addCarPhoto')

  // Photos that were taken without a connection are sent on whatever page it comes back.
  useEffect(() => (sendsPhotos ? photoQueueOf(me.id).start() : undefined), [me.id, sendsPhotos])

  // Where somebody else signs in by another tab, this one shows at once whose acts are done in it.
  useEffect(
    () =>
      followCachedResponse('me', (stored) => {
        if ((stored as Me).id !== me.id) void revalidate()
      }),
    [me.id, revalidate],
  )

  async function signOut() {
    setAsksToLeave(false)
    clearCachedResponses()
    setStillIn(null)
    try {
      await dataOf(answered(api.DELETE('/sessions/current')))
    } catch (error) {
      const isOver = error instanceof Failure && error.problem?.status === 401
      if (!isOver) {
        setStillIn(`${t('shell.stillIn')} ${failureText(error, t)}`)
        return
      }
    }
    discardUnsaved()
    await navigate('/sign-in')
  }

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <a
        href="#content"
        className={classes.skip}
        onClick={(event) => {
          // An address of its own would be a navigation, before which what is typed would be asked about.
          event.preventDefault()
          content.current?.focus()
        }}
      >
        {t('shell.skip')}
      </a>
      <Palette />
      <ConfirmationDialog />
      <LeaveDialog
        leaving={{
          state: asksToLeave ? 'blocked' : 'unblocked',
          reset: () => setAsksToLeave(false),
          proceed: () => void signOut(),
        }}
      />
      <AppShell.Header>
        {isLoading ? (
          <Loader size="sm" className={classes.loading} role="progressbar" aria-label={t('shell.loading')} />
        ) : null}
        <Group h="100%" px="md" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <Burger
              opened={isOpen}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={t('shell.menu')}
              aria-expanded={isOpen}
            />
            <Text fw={700}>
              Otosafi
              <Text span inherit visibleFrom="xs">{` · ${t('shell.office')}`}</Text>
            </Text>
          </Group>
          <Group gap="sm" wrap="nowrap">
            <Button variant="default" size="xs" onClick={spotlight.open} aria-keyshortcuts="Control+K Meta+K">
              {t('palette.open')}
            </Button>
            <LanguageChoice />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" {...(!isOpen && { className: classes.closed })}>
        <AppShell.Section grow component={ScrollArea}>
          {places.map(({ to, label, holds }) => {
            const isHere = holds(pathname)
            return (
              <NavLink
                key={to}
                component={Link}
                to={to}
                label={label}
                active={isHere}
                {...(isHere && { 'aria-current': 'page' as const })}
                variant="filled"
                onClick={close}
              />
            )
          })}
        </AppShell.Section>
        <AppShell.Section pt="sm">
          <Text size="sm" px="sm">
            {me.name}
          </Text>
          <FailureAlert error={stillIn} />
          <Button
            variant="subtle"
            size="sm"
            px="sm"
            onClick={() => (isAnythingUnsaved() ? setAsksToLeave(true) : void signOut())}
          >
            {t('shell.signOut')}
          </Button>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main ref={content} id="content" tabIndex={-1}>
        {me.isStale ? (
          <Alert color="orange" role="alert" mb="md">
            {t('shell.unchecked')}
          </Alert>
        ) : null}
        <Outlet />
      </AppShell.Main>
      <ScrollRestoration getKey={scrollKeyOf} />
    </AppShell>
  )
}

/** Key of a scroll position. The first page of every document has the same key: there the address tells them apart. */
function scrollKeyOf({ key, pathname, search }: ReturnType<typeof useLocation>): string {
  return key === 'default' ? pathname + search : key
}

/** Puts the focus on the content of each page but the first: the link that led there went with the former page, or is in the menu. */
function useContentFocus(pathname: string) {
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
  }, [pathname])
  return content
}
