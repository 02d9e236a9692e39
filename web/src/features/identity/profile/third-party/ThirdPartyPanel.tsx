import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { thirdPartyAccountFields } from '../../../../gql/fields/identity.generated'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatMinute } from '../../../../ui/format/date'
import { Button } from '../../../../ui/layout/Button'
import { thirdPartyTexts } from '../../third-party'
import css from '../profile.module.css'
import {
  ThirdPartyAccountsDocument,
  type ThirdPartyAccountsQuery,
  UnbindThirdPartyDocument,
} from './third-party.generated'
import { useBinding } from './useBinding'

const texts = thirdPartyTexts.accounts

type Account = ThirdPartyAccountsQuery['thirdPartyAccounts'][number]
type Provider = ThirdPartyAccountsQuery['thirdPartyProviders'][number]

/** Third-party accounts of a person, a line for each configured provider; nothing without any. */
export function ThirdPartyPanel() {
  const { data, error, refetch } = useQuery(ThirdPartyAccountsDocument, { fetchPolicy: 'cache-and-network' })
  const again = () => void refetch().catch(() => undefined)
  if (!data) return error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : null
  const { thirdPartyProviders: providers, thirdPartyAccounts: accounts } = data
  if (providers.length === 0) return null
  return (
    <section className={css.panel} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className={css.hint}>{texts.hint}</p>
      <ul className={css.list}>
        {providers.map((provider) => (
          <ProviderLine
            key={provider.provider}
            provider={provider}
            account={accounts.find((own) => own.provider === provider.provider)}
          />
        ))}
      </ul>
    </section>
  )
}

function ProviderLine({ provider, account }: { provider: Provider; account: Account | undefined }) {
  const { name } = provider
  const binding = useBinding()
  const unbind = useCommand(UnbindThirdPartyDocument, { refetchQueries: ['ThirdPartyAccounts'] })
  const askUnbind = async ({ id, accountName }: Account) => {
    const [content, about] = [texts.unbindConfirm(name), texts.unbindAbout(accountName)]
    if (!(await confirm({ title: texts.unbindTitle, content, about, danger: true }))) return
    try {
      if ((await unbind.run({ id })) !== null) toast.success(texts.unbound)
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <li>
      <div className={css.what}>
        <strong>{name}</strong>
        {account ? (
          <span className="tf-number">
            {account.accountName && <span>{account.accountName} · </span>}
            <span>
              {thirdPartyAccountFields.createTime.label} {formatMinute(account.createTime)}
            </span>
          </span>
        ) : (
          <span role="status">{binding.waitingFor ? texts.waiting : texts.none}</span>
        )}
      </div>
      {account ? (
        <Button
          size="sm"
          aria-label={`${texts.unbind}${name}`}
          loading={unbind.running}
          onClick={() => askUnbind(account)}
        >
          {texts.unbind}
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={`${texts.bind}${name}`}
          loading={binding.waitingFor !== null}
          onClick={() => binding.begin(provider.provider)}
        >
          {texts.bind}
        </Button>
      )}
    </li>
  )
}
