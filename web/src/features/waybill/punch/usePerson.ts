import { useCallback, useEffect, useState } from 'react'
import { authorised } from '../../../apollo/auth'
import { type RequestError, toRequestError } from '../../../apollo/errors'
import { request } from '../../../apollo/request'
import { PunchPersonDocument, type PunchPersonQuery } from './punch.generated'

/** Person before the phone, as the page needs him. */
export interface Person {
  name: string
  company: string
  isOperator: boolean
  may: boolean
}

const keyOf = (owner: string) => `tufang.punch-person.${owner}`

function kept(owner: string): Person | null {
  const text = localStorage.getItem(keyOf(owner))
  try {
    return text ? (JSON.parse(text) as Person) : null
  } catch {
    return null
  }
}

const personOf = ({ viewer: { user, company, roleType, permissions } }: PunchPersonQuery): Person => ({
  name: user.name,
  company: company?.name ?? '',
  isOperator: roleType === 'OPERATOR',
  may: roleType === 'OPERATOR' || permissions.includes('chain:punch:add'),
})

/** Person who is signed in: at once as this phone knew him last, then as the server says. */
export function usePerson(owner: string) {
  const [person, setPerson] = useState(() => kept(owner))
  const [error, setError] = useState<RequestError | null>(null)
  const ask = useCallback(() => {
    setError(null)
    authorised((headers) => request(PunchPersonDocument, {}, { headers })).then(
      (answer) => {
        const next = personOf(answer)
        localStorage.setItem(keyOf(owner), JSON.stringify(next))
        setPerson(next)
      },
      (reason: unknown) => setError(toRequestError(reason)),
    )
  }, [owner])
  useEffect(() => {
    ask()
    window.addEventListener('online', ask)
    return () => window.removeEventListener('online', ask)
  }, [ask])
  return { person, error, ask }
}
