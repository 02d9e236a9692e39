import { Migration } from '@mikro-orm/migrations'

/** Whoever reviews direct-pay prices may end them: replacing the one in effect takes both. */
export class ReviewersEndPrices extends Migration {
  override up(): void {
    this.addSql(`
      update role set permissions = array_append(permissions, 'chain:directPayPriceSet:disabled')
      where name = '审核员' and 'chain:directPayPriceSet:audit' = any(permissions)
        and not 'chain:directPayPriceSet:disabled' = any(permissions);
    `)
  }
}
