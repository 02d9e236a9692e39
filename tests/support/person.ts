import { newId } from '@tufang/server/kernel/values/id'
import { insertAll } from './rows'
import { uniqueMobile } from './unique'

/** Person with a phone. */
export interface Person {
  id: string
  name: string
  mobile: string
}

export const newPerson = (name: string): Person => ({ id: newId(), name, mobile: uniqueMobile() })

/** Gives people an account. */
export async function newPeople(people: Person[]): Promise<void> {
  await insertAll(
    'app_user',
    people.map(({ id, name, mobile }) => ({ id, name, mobile })),
  )
}
