import { Migration } from '@mikro-orm/migrations'
import { walled } from './0068-second-wall.js'

/**
 * Tries to sign in stand behind the wall between companies as well (docs/adr/0044). Tries of people in no company are
 * seen by work beyond companies alone: it writes all of them, since a person who signs in stands in none yet, and the
 * night removes the old ones. Companies read their own.
 */
export class WalledSignIns extends Migration {
  override up(): void {
    this.addSql(walled('login_log'))
  }
}
