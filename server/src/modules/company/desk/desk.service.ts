import { invalidInput } from '../../../kernel/errors.js'
import type { Database } from '../../../kernel/sql/database.js'
import { inTransaction } from '../../../kernel/sql/transaction.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { MOBILE } from '../../../kernel/values/mobile.js'
import { lockPerson, setDeskPerson } from '../../identity/index.js'
import { registrationTexts } from '../registration/texts.js'
import { openDesk } from './desk.queries.js'
import { deskTexts as texts } from './texts.js'

/** People of the platform's desk. Only the command line appoints them: no request reaches this. */
export class DeskService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Admits the owner of a phone to the desk or dismisses him; creates his account where he has none. INVALID_INPUT for
   * text that is no phone.
   */
  async setPerson({ mobile, name, enabled }: { mobile: string; name: string; enabled: boolean }): Promise<void> {
    if (!MOBILE.test(mobile)) throw invalidInput([{ field: 'mobile', message: registrationTexts.contactPhoneWrong }])
    const now = this.clock.now()
    await inTransaction(this.database, async (em) => {
      const deskId = await openDesk(em, texts.desk, now)
      const { id: userId } = await lockPerson(em, { mobile, name, now })
      await setDeskPerson(em, { deskId, userId, positionName: texts.reviewer, enabled, now })
    })
  }
}
