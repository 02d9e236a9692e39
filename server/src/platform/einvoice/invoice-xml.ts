import type { Found } from './reading.js'
import { elementsIn, nameOf, textIn, type Xml } from './xml.js'

/**
 * Words of an invoice in XML: that of the tax bureau's platform, or the older one inside OFD files, as its root tells.
 */
export function foundInXml(root: Xml): Found | undefined {
  const name = nameOf(root)
  if (name === 'EInvoice' && elementsIn(root, 'EInvoiceData').length > 0) return ofPlatform(root)
  return name === 'eInvoice' && textIn(root, 'InvoiceNo') ? ofTaxDisk(root) : undefined
}

/** 数电票, with one number of twenty digits and no code. */
function ofPlatform(root: Xml): Found {
  const [seller] = elementsIn(root, 'SellerInformation')
  const [buyer] = elementsIn(root, 'BuyerInformation')
  const [basic] = elementsIn(root, 'BasicInformation')
  const [supervision] = elementsIn(root, 'TaxSupervisionInfo')
  return {
    number: textIn(supervision, 'InvoiceNumber') ?? textIn(root, 'EIid'),
    date: textIn(supervision, 'IssueTime') ?? textIn(basic, 'RequestTime'),
    sellerName: textIn(seller, 'SellerName'),
    sellerTaxNo: textIn(seller, 'SellerIdNum'),
    buyerName: textIn(buyer, 'BuyerName'),
    buyerTaxNo: textIn(buyer, 'BuyerIdNum'),
    net: textIn(basic, 'TotalAmWithoutTax'),
    tax: textIn(basic, 'TotalTaxAm'),
    total: textIn(basic, 'TotalTax-includedAmount'),
    words: textIn(basic, 'TotalTax-includedAmountInChinese'),
    remark: textIn(root, 'Remark'),
    items: elementsIn(root, 'IssuItemInformation').map((item) => ({
      quantity: textIn(item, 'Quantity'),
      amount: textIn(item, 'Amount'),
      rate: textIn(item, 'TaxRate'),
      tax: textIn(item, 'ComTaxAm'),
    })),
  }
}

/** 增值税电子发票, with a number of eight digits and a code. */
function ofTaxDisk(root: Xml): Found {
  return {
    code: textIn(root, 'InvoiceCode'),
    number: textIn(root, 'InvoiceNo'),
    date: textIn(root, 'IssueDate'),
    sellerName: textIn(root, 'SellerName'),
    sellerTaxNo: textIn(root, 'SellerTaxID'),
    buyerName: textIn(root, 'BuyerName'),
    buyerTaxNo: textIn(root, 'BuyerTaxID'),
    net: textIn(root, 'TaxExclusiveTotalAmount'),
    tax: textIn(root, 'TaxTotalAmount'),
    total: textIn(root, 'TaxInclusiveTotalAmount'),
    words: textIn(root, 'TaxInclusiveTotalAmountWithWords'),
    remark: textIn(root, 'Note'),
    items: elementsIn(root, 'GoodsInfo').map((item) => ({
      quantity: textIn(item, 'Quantity'),
      amount: textIn(item, 'Amount'),
      rate: textIn(item, 'TaxScheme'),
      tax: textIn(item, 'TaxAmount'),
    })),
  }
}
