import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { CompanyEntity } from '../../../kernel/sql/company-entity.js'

/** The account that is paid. Only a signed one with a bank number and a bank name can be submitted (decisions §3). */
@Entity({ tableName: 'payee' })
export class Payee extends CompanyEntity {
  @Property({ type: 'text' })
  name!: string

  @Property({ type: 'text' })
  carrierName!: string

  @Property({ type: 'text', nullable: true })
  mobile!: string | null

  @Property({ type: 'text' })
  bankNo!: string

  @Property({ type: 'text' })
  bankName!: string

  @Property({ type: 'boolean' })
  contractSigned: boolean = false

  get isReady(): boolean {
    return this.contractSigned && this.bankNo !== '' && this.bankName !== ''
  }
}
