import { type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { LuX } from '../../ui/icons'
import { usePermission } from '../../ui/permission/permission'
import { mayLeave } from '../../ui/unsaved/mayLeave'
import { unsavedTitles } from '../tags/tags'
import { useViewer } from '../viewer'
import css from './AuthenticationBanner.module.css'
import { texts } from './texts'

const KEY = 'tufang.unauthenticated'
const WIZARD = '/companyAuth/wizard'

/** Says over the pages of a company that has not shown yet who it is what it may not do; closed, it is gone for as long as the window is open. */
export default function AuthenticationBanner() {
  const { company } = useViewer()
  const may = usePermission()
  const navigate = useNavigate()
  const [closed, setClosed] = useState(() => sessionStorage.getItem(KEY))
  const close = () => {
    if (!company) return
    sessionStorage.setItem(KEY, company.id)
    setClosed(company.id)
  }
  /** The wizard stands outside of the frame: what is typed in its pages is not taken along. */
  const ask = (event: MouseEvent) => {
    if (!unsavedTitles()) return
    event.preventDefault()
    void mayLeave(true).then((leaves) => leaves && navigate(WIZARD))
  }
  if (!company || closed === company.id) return null
  return (
    <p className={css.banner}>
      <span>{texts.unauthenticated}</span>
      {may('chain:company:authenticate') && (
        <Link to={WIZARD} onClick={ask}>
          {texts.authenticate}
        </Link>
      )}
      <button type="button" aria-label={texts.close} onClick={close}>
        <LuX aria-hidden />
      </button>
    </p>
  )
}
