import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useCommand } from '../../../../apollo/useCommand'
import { confirm } from '../../../../ui/feedback/confirmStore'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { toast } from '../../../../ui/feedback/toastStore'
import { formatMinute } from '../../../../ui/format/date'
import { Button } from '../../../../ui/layout/Button'
import { AccessTokensDocument, type AccessTokensQuery, RevokeAccessTokenDocument } from '../profile.generated'
import css from '../profile.module.css'
import { texts as all } from '../texts'
import { TokenDialog } from './TokenDialog'

const texts = all.tokens

type Token = AccessTokensQuery['accessTokens'][number]

const stateOf = ({ valid, revokeTime }: Token) => (valid ? texts.valid : revokeTime ? texts.revoked : texts.expired)

/** Tokens for programs that read with the person's permissions. */
export function TokensTab() {
  const { data, error, refetch } = useQuery(AccessTokensDocument, { fetchPolicy: 'cache-and-network' })
  const revoke = useCommand(RevokeAccessTokenDocument, { refetchQueries: ['AccessTokens'] })
  const [making, setMaking] = useState(false)
  const again = () => void refetch().catch(() => undefined)
  if (!data) return error ? <ErrorPanel error={toRequestError(error)} onRetry={again} /> : null
  const askRevoke = async ({ id, name }: Token) => {
    const about = texts.revokeAbout(name)
    if (!(await confirm({ title: texts.revokeTitle, content: texts.revokeConfirm, about, danger: true }))) return
    try {
      if ((await revoke.run({ id })) !== null) toast.success(texts.revokedNow)
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <section className={css.panel} aria-label={texts.title}>
      <div className={css.head}>
        <h2>{texts.title}</h2>
        <Button variant="solid" onClick={() => setMaking(true)}>
          {texts.add}
        </Button>
      </div>
      <p className={css.hint}>
        {texts.hint}{' '}
        <a href="/playground" target="_blank" rel="noreferrer">
          {texts.playground}
        </a>
      </p>
      {data.accessTokens.length === 0 && <p className={css.hint}>{texts.none}</p>}
      <ul className={css.list}>
        {data.accessTokens.map((token) => (
          <li key={token.id}>
            <div className={css.what}>
              <strong>
                {token.name}
                <em className={css.mark}>{stateOf(token)}</em>
              </strong>
              <span>
                {texts.tail(token.tail)} · {texts.scopeCount(token.permissions.length)}
              </span>
              <span className="tf-number">
                <span>
                  {texts.expires} {formatMinute(token.expiresTime)}
                </span>
                {' · '}
                <span>
                  {texts.used} {token.usedTime ? formatMinute(token.usedTime) : texts.never}
                </span>
              </span>
            </div>
            {token.allowedActions.includes('revoke') && (
              <Button size="sm" onClick={() => askRevoke(token)}>
                {texts.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {making && (
        <TokenDialog
          onClose={() => {
            setMaking(false)
            again()
          }}
        />
      )}
    </section>
  )
}
