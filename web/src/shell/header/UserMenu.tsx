import { useApolloClient } from '@apollo/client/react'
import { Menu, Portal } from '@chakra-ui/react'
import { LuBuilding2, LuChevronDown, LuLock, LuLogOut } from 'react-icons/lu'
import { useNavigate } from 'react-router-dom'
import { clearSession } from '../../apollo/session'
import { confirm } from '../../ui/feedback/confirmStore'
import { toast } from '../../ui/feedback/toastStore'
import { Button } from '../../ui/layout/Button'
import { texts } from '../texts'
import { useViewer } from '../viewer'
import { SignOutDocument } from '../viewer.generated'
import css from './Header.module.css'

/** Ends the session here and on the server; without an answer from the server it still ends here. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await client.mutate({ mutation: SignOutDocument })
    } catch (error) {
      toast.failure(error)
    }
    navigate('/login', { replace: true })
    clearSession()
  }
}

/** The person: another company, the lock, the way out. */
export function UserMenu({ onLock }: { onLock: () => void }) {
  const { user, companies } = useViewer()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const actions: Record<string, () => void> = {
    company: () => navigate('/chooseCompany'),
    lock: onLock,
    signOut: async () => {
      if (await confirm(texts.signOutConfirm)) await signOut()
    },
  }
  return (
    <Menu.Root lazyMount positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => actions[value]?.()}>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="2" aria-label={`${texts.userMenu} ${user.name}`}>
          <span className={css.avatar} aria-hidden>
            {user.avatar ? <img src={user.avatar} alt="" /> : user.name.slice(0, 1)}
          </span>
          <span className={css.userName}>{user.name}</span>
          <LuChevronDown aria-hidden size={14} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="200px">
            <div className={css.person}>
              <strong>{user.name}</strong>
              <span className="tf-number">{user.mobile}</span>
            </div>
            <Menu.Separator />
            {companies.length > 1 && (
              <Menu.Item value="company">
                <LuBuilding2 aria-hidden />
                {texts.switchCompany}
              </Menu.Item>
            )}
            <Menu.Item value="lock">
              <LuLock aria-hidden />
              {texts.lock}
            </Menu.Item>
            <Menu.Separator />
            <Menu.Item value="signOut">
              <LuLogOut aria-hidden />
              {texts.signOut}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
