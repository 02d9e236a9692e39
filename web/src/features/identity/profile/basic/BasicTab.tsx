import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { SecondFactorPanel } from '../../second-factor'
import { ProfileDocument } from '../profile.generated'
import css from '../profile.module.css'
import { ThirdPartyPanel } from '../third-party/ThirdPartyPanel'
import { PasswordForm } from './PasswordForm'
import { PhoneForm } from './PhoneForm'
import { ProfileForm } from './ProfileForm'

/** Name and picture of the person, with password and phone. */
export function BasicTab() {
  const { data, error, refetch } = useQuery(ProfileDocument, { fetchPolicy: 'cache-and-network' })
  const again = () => void refetch().catch(() => undefined)
  if (!data) return error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : null
  const { profile } = data
  return (
    <>
      <ProfileForm profile={profile} />
      <PhoneForm key={`${profile.mobile} ${profile.phoneReleasedTime}`} profile={profile} onChanged={again} />
      <PasswordForm hasPassword={profile.hasPassword} />
      <SecondFactorPanel className={css.panel} />
      <ThirdPartyPanel />
    </>
  )
}
