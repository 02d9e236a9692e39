import { deskPeople, type Happening } from '../../identity/index.js'
import { people, tell } from '../../message/index.js'
import { deskId } from '../desk/desk.queries.js'

/** The platform's desk learns that papers wait for it; from whom is no matter, who may have no company. */
export async function tellDesk(happening: Happening, id: string, companyName: string): Promise<void> {
  const { em } = happening
  const desk = await deskId(em)
  if (desk === undefined) return
  await tell(happening, {
    kind: 'AUTHENTICATION_TO_REVIEW',
    to: people(await deskPeople(em, desk)),
    params: { companyName },
    about: { entity: 'registration', id },
  })
}
