import { useEffect, useRef } from 'react'
import css from './CompanyDialog.module.css'
import { texts } from './texts'
import type { CompanyChoice } from './useSignIn'

interface Props {
  companies: CompanyChoice[]
  busy: boolean
  onChoose: (companyAuthId: string) => void
  onCancel: () => void
}

/** Which company to enter, for a phone that belongs to several. */
export function CompanyDialog({ companies, busy, onChoose, onCancel }: Props) {
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
      <h2 id="choose-company" className={css.title}>
        {texts.chooseCompany}
      </h2>
      <ul className={css.list}>
        {companies.map((company) => (
          <li key={company.companyAuthId} className={css.entry}>
            <div>
              <strong>{company.companyAuthName}</strong>
              <p>
                {texts.position}：{company.positionName}
              </p>
            </div>
            <button type="button" className={css.enter} disabled={busy} onClick={() => onChoose(company.companyAuthId)}>
              {texts.enter}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={css.cancel} onClick={onCancel}>
        {texts.cancel}
      </button>
    </dialog>
  )
}
