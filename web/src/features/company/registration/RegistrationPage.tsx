import { Link, useLocation } from 'react-router-dom'
import type { CompanyType } from '../../../gql/types.generated'
import { Form } from '../../../ui/form/Form'
import { signInConfig, signInTexts } from '../../identity/sign-in'
import { LeaveGuard } from './LeaveGuard'
import { PhoneFields } from './PhoneFields'
import { PictureField } from './PictureField'
import css from './registration.module.css'
import { TextInput } from './TextInput'
import { texts } from './texts'
import { useRegistration } from './useRegistration'

/** 企业注册 at /companyAuth, 渣土场注册 at /garbageRegister: the same form with different words, each with its own input. */
export default function RegistrationPage() {
  const { pathname } = useLocation()
  const companyType = /^\/garbageRegister/i.test(pathname) ? 'MUD_TAIL' : 'COMPANY'
  return <Registration key={companyType} companyType={companyType} />
}

/** The form of the administrator. Built without the component library, like the sign-in page. */
function Registration({ companyType }: { companyType: CompanyType }) {
  const { form, done } = useRegistration(companyType)
  const words = texts.kinds[companyType]
  const label = form.submitting ? texts.submitting : words.submit
  return (
    <div className={css.page}>
      <header className={css.brand}>
        <img src="/favicon.svg" alt="" />
        {texts.product}
      </header>
      <main className={css.card}>
        <h1>{words.title}</h1>
        <p className={css.note}>{words.note}</p>
        <Form form={form} columns={2}>
          <h2 className={css.section}>{words.section}</h2>
          <TextInput name="companyName" required autoComplete="organization" />
          <TextInput name="companyNo" />
          <TextInput name="registerAddress" wide autoComplete="street-address" />
          <h2 className={css.section}>{texts.pictures}</h2>
          <div className={css.pictures}>
            <PictureField name="companyUrl" words={texts.licence} />
            <PictureField name="idCardPositiveUrl" words={texts.emblemSide} required />
            <PictureField name="idCardNegativeUrl" words={texts.portraitSide} required />
          </div>
          <h2 className={css.section}>{texts.administrator}</h2>
          <TextInput name="contactName" required autoComplete="name" />
          <TextInput name="idNo" />
          <PhoneFields />
          <p className={css.agreement}>
            {texts.agreement}
            <a href={signInConfig.privacyUrl} target="_blank" rel="noreferrer">
              {signInTexts.privacy}
            </a>
            {signInTexts.and}
            <a href={signInConfig.serviceUrl} target="_blank" rel="noreferrer">
              {signInTexts.service}
            </a>
          </p>
          <div className={css.foot}>
            <button type="submit" className={css.submit} aria-busy={form.submitting} disabled={form.submitting || done}>
              {done ? texts.done : label}
            </button>
            <Link to="/login">{texts.toLogin}</Link>
            <Link to="/companyAuth/wizard">{texts.toAuthentication}</Link>
          </div>
        </Form>
      </main>
      <LeaveGuard unsaved={form.methods.formState.isDirty && !done} />
    </div>
  )
}
