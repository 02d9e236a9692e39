export { companyStockOf, optionsOf, type TicketChoices, useTicketForm } from './useTicketForm'
