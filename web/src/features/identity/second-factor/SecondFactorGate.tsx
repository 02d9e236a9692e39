import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { SecondFactorDue } from '../../../gql/types.generated'
import { useViewer } from '../../../shell/viewer'
import { toast } from '../../../ui/feedback/toastStore'
import { LuShieldCheck } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import { useTitle } from '../../../ui/title/title'
import { CodeForm } from './CodeForm'
import { RecoveryCodes } from './RecoveryCodes'
import { type NewFactor, SetUp } from './SetUp'
import { SecondFactorDocument } from './second-factor.generated'
import css from './second-factor.module.css'
import { texts as all } from './texts'
import { useFactor } from './useFactor'

const texts = all.gate

interface Props {
  due: SecondFactorDue
  /** Keeps the gate while it shows a secret that is shown once. */
  onKeep: (keep: boolean) => void
  onSignOut: () => void
}

/** Covers everything until the person has shown his second factor, or has set up one that his company demands. */
export default function SecondFactorGate({ due, onKeep, onSignOut }: Props) {
  const { user, company } = useViewer()
  const client = useApolloClient()
  useTitle(all.title)
  const again = () => client.refetchQueries({ include: 'active' })
  useSeenElsewhere(again)
  return (
    <main className={css.screen}>
      <div className={css.box} data-wide={due === 'SETUP' || undefined}>
        <LuShieldCheck aria-hidden size={30} className={css.icon} />
        <h1 className={css.title}>{all.title}</h1>
        <p className={css.who}>{texts.of(user.name, company?.name)}</p>
        {due === 'CODE' ? <Passing onPassed={again} /> : <SettingUp onKeep={onKeep} onPassed={again} />}
        <button type="button" className={css.link} onClick={onSignOut}>
          {texts.signOut}
        </button>
      </div>
    </main>
  )
}

/** Asks again when the window gets the focus, since the session may have been opened in another one. */
function useSeenElsewhere(look: () => Promise<unknown>): void {
  useEffect(() => {
    // A failed connection is reported where a code is typed.
    const again = () => void look().catch(() => undefined)
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  })
}

function Passing({ onPassed }: { onPassed: () => Promise<unknown> }) {
  const { pass } = useFactor()
  return (
    <>
      <p className={css.hint}>{texts.hint}</p>
      <CodeForm
        recovery
        submit={all.sure}
        onCode={async (code) => {
          await pass(code)
          await onPassed()
        }}
      />
      <p className={css.lost}>{texts.lost}</p>
    </>
  )
}

type Step = { is: 'told' } | { is: 'setUp'; made: NewFactor } | { is: 'codes'; codes: readonly string[] }

function SettingUp({ onKeep, onPassed }: Pick<Props, 'onKeep'> & { onPassed: () => Promise<unknown> }) {
  const { data } = useQuery(SecondFactorDocument)
  const { begin, turnOn } = useFactor()
  const [step, setStep] = useState<Step>({ is: 'told' })
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const made = await begin()
      if (made) setStep({ is: 'setUp', made })
    } catch (error) {
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }
  const finish = async (code: string) => {
    // Keeps the gate open from before the change: with the factor on it would close, and the codes are shown only now.
    onKeep(true)
    try {
      setStep({ is: 'codes', codes: await turnOn(code) })
    } catch (error) {
      onKeep(false)
      throw error
    }
  }
  const goOn = async () => {
    try {
      await onPassed()
      onKeep(false)
    } catch (error) {
      toast.failure(error)
    }
  }
  if (step.is === 'codes') return <RecoveryCodes codes={step.codes} onSaved={goOn} />
  const companies = data?.secondFactor.demandedBy.join('、')
  return (
    <>
      {companies && <p className={css.demanded}>{texts.demanded(companies)}</p>}
      {step.is === 'setUp' ? (
        <SetUp made={step.made} onCode={finish} />
      ) : (
        <>
          <p className={css.hint}>{texts.meaning}</p>
          <Button variant="solid" autoFocus loading={busy} onClick={start}>
            {texts.start}
          </Button>
        </>
      )}
    </>
  )
}
