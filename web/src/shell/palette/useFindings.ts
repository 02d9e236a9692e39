import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useMatcher } from '../../ui/form/useMatcher'
import { isVisible } from '../page'
import { pageAt, pages } from '../pages'
import { texts } from '../texts'
import { useOpenable } from '../useOpenable'
import { useViewer } from '../viewer'
import { asked, type Finding, findingsOf, inOrder, isLookedUp, type Kind, kinds, lists } from './findings'
import { FindDocument } from './palette.generated'
import { keepRecent, recentOf } from './recent'

const PAUSE = 200

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * Pages by name, and cards, waybills, receipts, settlements, payments, invoices, trucks, people, payees, projects and
 * sites by number, plate or name, as far as this person may see them, with his verbs; recently opened ones first.
 */
export function useFindings(typed: string) {
  const viewer = useViewer()
  const isOpenable = useOpenable()
  const matches = useMatcher(true)
  const owner = `${viewer.user.id} ${viewer.company?.id ?? ''}`
  const settled = useSettled(typed.trim())
  const { verb, text } = asked(settled)
  const isOpen = (kind: Kind): boolean => {
    const page = pageAt(lists[kind].path)
    return page !== undefined && isVisible(page, viewer)
  }
  // Every list is a member of the query.
  const wanted = Object.fromEntries(kinds.map((kind) => [kind, isOpen(kind) && isLookedUp(kind, text)])) as Record<
    Kind,
    boolean
  >
  const skip = !Object.values(wanted).some(Boolean)
  const { data, loading, error } = useQuery(FindDocument, {
    variables: { text, ...wanted },
    skip,
    fetchPolicy: 'no-cache',
  })
  const named = pages
    .filter((page) => isVisible(page, viewer) && matches(page.title, typed))
    .map((page): Finding => ({ key: page.path, kind: texts.kinds.page, title: page.title, note: '', url: page.path }))
  const recent = recentOf(owner).filter(({ url }) => isOpenable(url))
  const found = skip ? [] : findingsOf(data, viewer.permissions)
  const all = typed.trim()
    ? [...named, ...found]
    : [...recent, ...named.filter(({ key }) => !recent.some((one) => one.key === key))]
  return {
    findings: inOrder(all, recent, verb),
    loading: loading || settled !== typed.trim(),
    error,
    keep: (opened: Finding) => keepRecent(owner, opened),
  }
}
