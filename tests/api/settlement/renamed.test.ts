import { closePdf } from '@tufang/server/platform/pdf/pdf'
import type { Caller } from '@tufang/tests/caller'
import { approve, handedIn, only, setPayees, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { uniqueDigits, uniqueMobile, uniqueName } from '@tufang/tests/unique'
import { extractText } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'

afterAll(closePdf)

const rename = (clerk: Caller, kind: string, id: string, input: object) =>
  clerk.ask(
    `mutation ($id: ID!, $input: ${kind}Input!) { answer: update${kind}(id: $id, version: 1, input: $input) { id } }`,
    { id, input },
  )

/** Words of a file without its seal and the time of printing, which differ each time. */
async function wordsOf(file: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(file), { mergePages: true })
  return text.replaceAll(/\s/g, '').replaceAll(/\d{4}-\d{2}-\d{2}\d{2}:\d{2}(:\d{2})?/g, '')
}

describe('base data that gets another name', () => {
  it('leaves the papers that were printed with the old one as they were', async () => {
    const company = await newCompany()
    const clerk = await company.as('管理员')
    const captain = await newCaptain(company, { name: '旧车队长' })
    const driver = await newDriver(company, { captain, name: '旧司机' })
    const truck = await newTruck(company, { captain, plate: `粤B${uniqueDigits(5)}` })
    const project = await newProject(company, { name: `旧项目${uniqueName()}` })
    const dumpSite = await newDumpSite(company, { name: `旧渣土场${uniqueName()}` })
    const payee = await newPayee(company, { name: '旧收款人' })
    const card = await newCard(company, { captain })
    const trips = { card, project, dumpSite, truck, driver: { id: driver.id, name: '旧司机' } }
    await newWaybills(company, 2, { ...trips, tpMode: 'FREIGHT', settlePrice: '100' })
    const receipt = await handedIn(clerk, '王五', card)
    const { settlements, lackingPayeeIds } = await settle(clerk, { receipts: [{ giveCardNo: receipt.giveCardNo }] })
    await setPayees(clerk, payee, lackingPayeeIds)
    const settlement = only(settlements)
    await approve(clerk, settlement)
    const papers = async () => {
      const query = { settleId: settlement.id }
      const [statement, handed] = [
        await clerk.rest('GET', '/chain/companysettle/downloadSettlePdf', { query }),
        await clerk.rest('POST', '/chain/companysettle/downloadReceiptPdf', {
          body: [{ giveCardNo: receipt.giveCardNo }],
        }),
      ]
      return [await wordsOf(statement.rawPayload), await wordsOf(handed.rawPayload)]
    }
    const before = await papers()
    expect(before[0]).toContain(project.name)

    await rename(clerk, 'Project', project.id, { projectName: `新项目${uniqueName()}` })
    await rename(clerk, 'Site', dumpSite.id, { code: uniqueName(), garbageName: `新渣土场${uniqueName()}` })
    await rename(clerk, 'Captain', captain.id, { name: '新车队长', mobile: uniqueMobile() })
    await rename(clerk, 'Driver', driver.id, { name: '新司机', mobile: uniqueMobile(), captainId: captain.id })
    await rename(clerk, 'Truck', truck.id, { plate: `粤A${uniqueDigits(5)}`, captainId: captain.id })
    expect(await papers()).toEqual(before)
  })
})
