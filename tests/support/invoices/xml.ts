import type { MadeUpInvoice } from './made-up'

const share = (rate: string): string => (rate.endsWith('%') ? (Number(rate.slice(0, -1)) / 100).toFixed(2) : rate)

/** XML of an invoice as the tax bureau's platform writes it. */
export const platformXml = (invoice: MadeUpInvoice): string => `<?xml version="1.0" encoding="UTF-8"?>
<EInvoice>
  <Header><EIid>${invoice.number}</EIid><EInvoiceTag>SWEI3200</EInvoiceTag><Version>0.2</Version></Header>
  <EInvoiceData>
    <SellerInformation><SellerIdNum>${invoice.seller.taxNo}</SellerIdNum><SellerName>${invoice.seller.name}</SellerName></SellerInformation>
    <BuyerInformation><BuyerIdNum>${invoice.buyer.taxNo}</BuyerIdNum><BuyerName>${invoice.buyer.name}</BuyerName></BuyerInformation>
    <BasicInformation>
      <TotalAmWithoutTax>${invoice.net}</TotalAmWithoutTax><TotalTaxAm>${invoice.tax}</TotalTaxAm>
      <TotalTax-includedAmount>${invoice.total}</TotalTax-includedAmount>
      <RequestTime>${invoice.date} 10:20:30</RequestTime>
    </BasicInformation>
${invoice.items
  .map(
    (item) => `    <IssuItemInformation>
      <ItemName>${item.name}</ItemName><MeaUnits>${item.unit ?? ''}</MeaUnits><Quantity>${item.quantity ?? ''}</Quantity>
      <UnPrice>${item.price ?? ''}</UnPrice><Amount>${item.amount}</Amount><TaxRate>${share(item.rate)}</TaxRate><ComTaxAm>${item.tax}</ComTaxAm>
    </IssuItemInformation>`,
  )
  .join('\n')}
    <AdditionalInformation><Remark>${invoice.remark ?? ''}</Remark></AdditionalInformation>
  </EInvoiceData>
  <TaxSupervisionInfo><InvoiceNumber>${invoice.number}</InvoiceNumber><IssueTime>${invoice.date}</IssueTime></TaxSupervisionInfo>
</EInvoice>
`

/** XML of an invoice as older OFD files contain it. */
export const taxDiskXml = (invoice: MadeUpInvoice): string => `<?xml version="1.0" encoding="UTF-8"?>
<fp:eInvoice xmlns:fp="http://example.com/e-invoice" Version="1.0">
  <fp:InvoiceCode>${invoice.code ?? ''}</fp:InvoiceCode><fp:InvoiceNo><![CDATA[${invoice.number}]]></fp:InvoiceNo>
  <fp:IssueDate>${invoice.date.replace(/(\d+)-(\d+)-(\d+)/, '$1年$2月$3日')}</fp:IssueDate>
  <fp:Buyer><fp:BuyerName>${invoice.buyer.name}</fp:BuyerName><fp:BuyerTaxID>${invoice.buyer.taxNo}</fp:BuyerTaxID></fp:Buyer>
  <fp:Seller><fp:SellerName>${invoice.seller.name}</fp:SellerName><fp:SellerTaxID>${invoice.seller.taxNo}</fp:SellerTaxID></fp:Seller>
  <fp:TaxInclusiveTotalAmount>${invoice.total}</fp:TaxInclusiveTotalAmount>
  <fp:TaxExclusiveTotalAmount>${invoice.net}</fp:TaxExclusiveTotalAmount><fp:TaxTotalAmount>${invoice.tax}</fp:TaxTotalAmount>
  <fp:GoodsInfos>
${invoice.items
  .map(
    (item) =>
      `    <fp:GoodsInfo><fp:Item>${item.name}</fp:Item><fp:Quantity>${item.quantity ?? ''}</fp:Quantity><fp:Amount>${item.amount}</fp:Amount><fp:TaxScheme>${item.rate}</fp:TaxScheme></fp:GoodsInfo>`,
  )
  .join('\n')}
  </fp:GoodsInfos>
  <fp:Note>${invoice.remark ?? ''}</fp:Note>
</fp:eInvoice>
`
