import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { getSession, saveTokens } from '../../../apollo/session'
import { homeOf } from '../../../shell/home'
import { resetTags, unsavedTitles } from '../../../shell/tags/tags'
import { texts as shellTexts } from '../../../shell/texts'
import { ChooseCompanyDocument } from '../../../shell/viewer.generated'
import { confirm } from '../../../ui/feedback/confirmStore'
import { toast } from '../../../ui/feedback/toastStore'

/** Enters a company, by default at its first page: with new tokens and permissions, and without open tags. */
export function useEnterCompany() {
  const navigate = useNavigate()
  const [choose] = useMutation(ChooseCompanyDocument)
  const [entering, setEntering] = useState<string | null>(null)
  const enter = async (companyAuthId: string, to = homeOf(getSession()?.roleType)) => {
    const session = getSession()
    if (!session || entering) return
    const unsaved = unsavedTitles()
    const { enterTitle: title, enterUnsaved: content } = shellTexts
    const about = shellTexts.unsavedIn(unsaved)
    if (unsaved && !(await confirm({ title, content, about, danger: true }))) return
    setEntering(companyAuthId)
    try {
      const { data } = await choose({ variables: { companyAuthId } })
      if (!data) return
      resetTags()
      navigate(to, { replace: true })
      saveTokens({ ...data.chooseCompany, companyAuthId: data.chooseCompany.companyAuthId ?? null }, session)
    } catch (error) {
      toast.failure(error)
    } finally {
      setEntering(null)
    }
  }
  return { enter, entering }
}
