import { useEffect, useRef, useState } from 'react'
import css from '../choose.module.css'
import { texts } from './texts'
import type { CompanyChoice } from './useSignIn'

interface Props {
  companies: CompanyChoice[]
  busy: boolean
  onChoose: (companyAuthId: string) => void
  onDecline: (companyAuthId: string) => void
  onCancel: () => void
}

interface EntryProps extends Pick<Props, 'busy' | 'onChoose' | 'onDecline'> {
  company: CompanyChoice
}

/** Company to enter; an invitation can also be declined, which asks in its place. */
function Entry({ company, busy, onChoose, onDecline }: EntryProps) {
  const { companyAuthId, companyAuthName, positionName, invited } = company
  const [declining, setDeclining] = useState(false)
  if (declining) {
    return (
      <li className={css.dialogEntry}>
        <p role="alert">{texts.declineQuestion(companyAuthName)}</p>
        <div className={css.verbs}>
          {/* biome-ignore lint/a11y/noAutofocus: the safe button of a question */}
          <button type="button" className={css.quiet} autoFocus onClick={() => setDeclining(false)}>
            {texts.keep}
          </button>
          <button type="button" className={css.danger} disabled={busy} onClick={() => onDecline(companyAuthId)}>
            {texts.declineSure}
          </button>
        </div>
      </li>
    )
  }
  return (
    <li className={css.dialogEntry}>
      <div>
        <strong>{companyAuthName}</strong>
        {invited && <em className={css.mark}>{texts.invited}</em>}
        <p>
          {texts.position}：{positionName}
        </p>
        {invited && <p>{texts.invitedHint}</p>}
      </div>
      <div className={css.verbs}>
        {invited && (
          <button type="button" className={css.quiet} disabled={busy} onClick={() => setDeclining(true)}>
            {texts.decline}
          </button>
        )}
        <button type="button" className={css.enter} disabled={busy} onClick={() => onChoose(companyAuthId)}>
          {invited ? texts.accept : texts.enter}
        </button>
      </div>
    </li>
  )
}

/** Choice of the company to enter, for a phone that belongs to several or is invited to one. */
export default function CompanyDialog({ companies, busy, onChoose, onDecline, onCancel }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="choose-company"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id="choose-company" className={css.dialogTitle}>
        {texts.chooseCompany}
      </h2>
      <ul className={css.dialogList}>
        {companies.map((company) => (
          <Entry key={company.companyAuthId} company={company} busy={busy} onChoose={onChoose} onDecline={onDecline} />
        ))}
      </ul>
      <button type="button" className={css.cancel} onClick={onCancel}>
        {texts.cancel}
      </button>
    </dialog>
  )
}
