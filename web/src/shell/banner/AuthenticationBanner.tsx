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

/**
 * Note above the pages of a company that is not authenticated, about its missing verbs; once closed it is gone until
 * the window closes.
 */
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
  /** The wizard is outside of the frame, so that unsaved input of its pages would be lost. */
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
