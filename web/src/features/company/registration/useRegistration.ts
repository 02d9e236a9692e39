import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { deviceId } from '../../../apollo/device'
import { request } from '../../../apollo/request'
import type { CompanyType } from '../../../gql/types.generated'
import { toast } from '../../../ui/feedback/toastStore'
import { useServerForm } from '../../../ui/form/useServerForm'
import { emptyForm, type Values } from './form'
import { RegisterCompanyDocument } from './registration.generated'
import { texts } from './texts'

const TO_LOGIN_MS = 1000

/** Sends the form once; a second after success the sign-in page opens. */
export function useRegistration(companyType: CompanyType) {
  const navigate = useNavigate()
  const [done, setDone] = useState(false)
  const form = useServerForm<Values>({
    defaultValues: emptyForm,
    onSubmit: async (values) => {
      if (done) return
      await request(RegisterCompanyDocument, { input: { ...values, companyType }, deviceId: deviceId() })
      toast.success(texts.done)
      setDone(true)
    },
  })

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => navigate('/login'), TO_LOGIN_MS)
    return () => clearTimeout(timer)
  }, [done, navigate])

  return { form, done }
}
