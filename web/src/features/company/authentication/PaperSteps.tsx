import type { ReactNode } from 'react'
import css from './authentication.module.css'
import { PaperField } from './PaperField'
import { TextLine } from './TextLine'
import { texts } from './texts'

/** Pictures on one side, their fields on the other, so that both can be compared. */
function Beside({ title, pictures, children }: { title: string; pictures: ReactNode; children: ReactNode }) {
  return (
    <div className={css.beside}>
      <div className={css.papers}>{pictures}</div>
      <fieldset className={css.fields}>
        <legend>{title}</legend>
        {children}
      </fieldset>
    </div>
  )
}

/** Step 1. */
export function CompanyStep() {
  return (
    <Beside title={texts.section.companyFields} pictures={<PaperField name="companyUrl" />}>
      <TextLine name="companyName" required long />
      <TextLine name="companyNo" required />
      <TextLine name="companyRepre" required />
      <TextLine name="companyType" />
      <TextLine name="companyFound" placeholder={texts.dayExample} />
      <TextLine name="companyAddress" long />
    </Beside>
  )
}

/** Step 2. */
export function PersonStep() {
  const pictures = (
    <>
      <PaperField name="idCardNegativeUrl" />
      <PaperField name="idCardPositiveUrl" />
    </>
  )
  return (
    <Beside title={texts.section.personFields} pictures={pictures}>
      <TextLine name="idName" required />
      <TextLine name="idNo" required />
      <TextLine name="idSex" placeholder={texts.sexes} />
      <TextLine name="idNation" />
      <TextLine name="idBirth" placeholder={texts.dayExample} />
      <TextLine name="idAuthority" />
      <TextLine name="idStartDate" placeholder={texts.dayExample} />
      <TextLine name="idEndDate" placeholder={texts.endExample} />
      <TextLine name="idAddress" long />
    </Beside>
  )
}
