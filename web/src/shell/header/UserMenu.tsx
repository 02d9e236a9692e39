import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { getSession, ownerOf } from '../../apollo/session'
import { confirm } from '../../ui/feedback/confirmStore'
import { toast } from '../../ui/feedback/toastStore'
import { LuBookMarked, LuBuilding2, LuChevronDown, LuDownload, LuLock, LuLogOut, LuUserRound } from '../../ui/icons'
import { DropMenu, type MenuItem } from '../../ui/overlay/DropMenu'
import { useExports } from '../exports'
import { leave } from '../leave'
import { unsavedTitles } from '../tags/tags'
import { texts } from '../texts'
import { useViewer } from '../viewer'
import { SignOutDocument } from '../viewer.generated'
import css from './Header.module.css'

/** Ends the session here and on the server; if the server does not answer it still ends here. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient()
  return async () => {
    try {
      await client.mutate({ mutation: SignOutDocument })
    } catch (error) {
      toast.failure(error)
    }
    leave()
  }
}

/** Number of messages that this device keeps for the person and that are not sent; none where it keeps nothing. */
async function waitingHere(): Promise<number> {
  try {
    const { idbStore } = await import('../../apollo/outbox/idbStore')
    return await idbStore.count(ownerOf(getSession()))
  } catch {
    // A browser without a database keeps nothing.
    return 0
  }
}

/** Menu of the person: change of company, exports, lock, and sign-out. */
export function UserMenu({ onLock }: { onLock: () => void }) {
  const { user, company, companies, roleType } = useViewer()
  const exports = useExports()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const askSignOut = async () => {
    const titles = unsavedTitles()
    const waiting = await waitingHere()
    const losses = [titles && texts.signOutUnsaved(titles), waiting > 0 && texts.signOutWaiting(waiting)].filter(
      Boolean,
    )
    const about = losses.join('；') || null
    const { signOut: title, signOutConfirm: content } = texts
    if (await confirm({ title, content, about, danger: about !== null })) await signOut()
  }
  const items: MenuItem[] = [
    {
      value: 'profile',
      label: texts.profile,
      icon: <LuUserRound aria-hidden />,
      onSelect: () => navigate('/info/index'),
    },
    { value: 'lock', label: texts.lock, icon: <LuLock aria-hidden />, onSelect: onLock },
    { value: 'out', label: texts.signOut, icon: <LuLogOut aria-hidden />, separated: true, onSelect: askSignOut },
  ]
  // The desk has no exports, and nothing to ask about.
  if (company && roleType !== 'PLATFORM') {
    // A document of its own, which is signed in as this one is.
    const onSelect = () => void window.open('/playground', '_blank', 'noopener')
    items.unshift({ value: 'ask', label: texts.playground, icon: <LuBookMarked aria-hidden />, onSelect })
    items.unshift({ value: 'exports', label: texts.exports, icon: <LuDownload aria-hidden />, onSelect: exports.show })
  }
  if (companies.length > 1) {
    const onSelect = () => navigate('/chooseCompany')
    items.unshift({ value: 'company', label: texts.switchCompany, icon: <LuBuilding2 aria-hidden />, onSelect })
  }
  const face = (
    <>
      <span className={css.avatar} aria-hidden>
        {user.avatar ? <img src={user.avatar} alt="" /> : user.name.slice(0, 1)}
      </span>
      <span className={css.userName}>{user.name}</span>
      <LuChevronDown aria-hidden size={14} />
    </>
  )
  const head = (
    <div className={css.person}>
      <strong>{user.name}</strong>
      <span className="tf-number">{user.mobile}</span>
    </div>
  )
  return (
    <DropMenu
      button={{ variant: 'ghost', px: '2', 'aria-label': `${texts.userMenu} ${user.name}`, children: face }}
      head={head}
      items={items}
    />
  )
}
