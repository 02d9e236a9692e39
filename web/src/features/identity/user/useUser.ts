import { useOne } from '../../basedata/kit'
import { UserDocument } from './user.generated'

/** Somebody of the company, asked for anew. */
export const useUser = (id: string) => useOne(UserDocument, id, (data) => data.user)
