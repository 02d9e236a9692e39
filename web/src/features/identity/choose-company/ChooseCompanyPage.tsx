import { useMutation } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { stateTones } from '../../../gql/stateTones'
import { useViewer, type Viewer } from '../../../shell/viewer'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { LuArrowLeft, LuBuilding2 } from '../../../ui/icons'
import { Button } from '../../../ui/layout/Button'
import css from '../choose.module.css'
import { DeclineInvitationDocument } from './choose-company.generated'
import { texts } from './texts'
import { useEnterCompany } from './useEnterCompany'

type Entry = Viewer['companies'][number]

/** Declines the invitation of a company, after a question. */
function useDecline(): (entry: Entry) => Promise<void> {
  const [decline] = useMutation(DeclineInvitationDocument, { refetchQueries: ['Viewer'] })
  return async ({ companyAuthId, companyAuthName, positionName }) => {
    const [content, about] = [texts.declineQuestion(companyAuthName), texts.declineAbout(positionName)]
    if (!(await confirm({ title: texts.declineTitle, content, about, danger: true }))) return
    try {
      await decline({ variables: { companyAuthId } })
      toast.success(texts.declined)
    } catch (error) {
      toast.failure(error)
    }
  }
}

/** The companies of this person, and those that invite him. */
export default function ChooseCompanyPage() {
  const { companies } = useViewer()
  const navigate = useNavigate()
  const { enter, entering } = useEnterCompany()
  const decline = useDecline()
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
              {entry.invited && <p>{texts.invitedHint}</p>}
            </div>
            {entry.currentCompanyAuth && <StatusBadge tone="good">{texts.current}</StatusBadge>}
            {entry.invited && <StatusBadge tone={stateTones.MemberState.INVITED}>{texts.invited}</StatusBadge>}
            {entry.invited && <Button onClick={() => void decline(entry)}>{texts.decline}</Button>}
            <Button
              variant="solid"
              loading={entering === entry.companyAuthId}
              onClick={() => enter(entry.companyAuthId)}
            >
              {entry.invited ? texts.accept : texts.enter}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
