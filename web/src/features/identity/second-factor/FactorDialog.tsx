import { useState } from 'react'
import { toast } from '../../../ui/feedback/toastStore'
import { Modal } from '../../../ui/overlay/Modal'
import { CodeForm } from './CodeForm'
import { RecoveryCodes } from './RecoveryCodes'
import { type NewFactor, SetUp } from './SetUp'
import css from './second-factor.module.css'
import { texts } from './texts'
import { useFactor } from './useFactor'

/** Verb about a second factor, in the profile. */
export type Asked = keyof typeof texts.verbs

/** Step of the verb: the present code, a new secret, or recovery codes. */
export type Step = { is: 'code' } | { is: 'setUp'; made: NewFactor } | { is: 'codes'; codes: readonly string[] }

interface Props {
  verb: Asked
  first: Step
  onClose: () => void
}

/** Dialog of a verb step by step; secrets that are shown once are closed only by their button. */
export function FactorDialog({ verb, first, onClose }: Props) {
  const factor = useFactor()
  const [step, setStep] = useState(first)
  const done = () => {
    toast.success(texts.done[verb])
    onClose()
  }
  const show = (codes: readonly string[]) => setStep({ is: 'codes', codes })
  const withCode = async (code: string) => {
    if (verb === 'renew') return show(await factor.renew(code))
    if (verb === 'turnOff') {
      await factor.turnOff(code)
      return done()
    }
    const made = await factor.begin(code)
    if (made) setStep({ is: 'setUp', made })
  }
  return (
    <Modal open size="md" title={texts.verbs[verb]} closable={step.is !== 'codes'} onClose={onClose}>
      {step.is === 'code' && verb !== 'turnOn' && (
        <>
          <p className={css.hint}>{texts.asks[verb]}</p>
          <CodeForm recovery danger={verb === 'turnOff'} submit={texts.sure} onCode={withCode} />
        </>
      )}
      {step.is === 'setUp' && <SetUp made={step.made} onCode={async (code) => show(await factor.turnOn(code))} />}
      {step.is === 'codes' && <RecoveryCodes codes={step.codes} onSaved={done} />}
    </Modal>
  )
}
