import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { LuArrowLeft, LuBuilding2 } from 'react-icons/lu'
import { useNavigate } from 'react-router-dom'
import { getSession, saveTokens } from '../../../apollo/session'
import { HOME } from '../../../shell/home'
import { useViewer } from '../../../shell/viewer'
import { ChooseCompanyDocument } from '../../../shell/viewer.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { Button } from '../../../ui/layout/Button'
import css from './ChooseCompanyPage.module.css'
import { texts } from './texts'

/** Enters a company: new tokens, its own permissions, no open tags but the welcome tag. */
function useEnterCompany() {
  const navigate = useNavigate()
  const [choose] = useMutation(ChooseCompanyDocument)
  const [entering, setEntering] = useState<string | null>(null)
  const enter = async (companyAuthId: string) => {
    const session = getSession()
    if (!session || entering) return
    setEntering(companyAuthId)
    try {
      const { data } = await choose({ variables: { companyAuthId } })
      if (!data) return
      navigate(HOME, { replace: true })
      saveTokens({ ...data.chooseCompany, companyAuthId: data.chooseCompany.companyAuthId ?? null }, session)
    } catch (error) {
      toast.failure(error)
    } finally {
      setEntering(null)
    }
  }
  return { enter, entering }
}

/** The companies of this person. */
export default function ChooseCompanyPage() {
  const { companies } = useViewer()
  const navigate = useNavigate()
  const { enter, entering } = useEnterCompany()
  return (
    <div className={css.page}>
      <Button variant="plain" alignSelf="flex-start" icon={<LuArrowLeft aria-hidden />} onClick={() => navigate(-1)}>
        {texts.back}
      </Button>
      <h1 className={css.title}>{texts.title(companies.length)}</h1>
      <ul className={css.list}>
        {companies.map((entry) => (
          <li key={`${entry.companyAuthId}${entry.roleType}`} className={css.entry}>
            <LuBuilding2 aria-hidden size={26} className={css.icon} />
            <div className={css.text}>
              <h2>{entry.companyAuthName}</h2>
              <p>
                {texts.position}：{entry.positionName}
              </p>
            </div>
            {entry.currentCompanyAuth && <StatusBadge tone="good">{texts.current}</StatusBadge>}
            <Button
              variant="solid"
              loading={entering === entry.companyAuthId}
              onClick={() => enter(entry.companyAuthId)}
            >
              {texts.enter}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
