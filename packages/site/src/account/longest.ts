import { bounds } from '@veralune/forms';

/** The longest text of each field; its control and its message name it. Source: 3-decisions.md, "Behaviour". */
export const longest: Readonly<Record<string, number>> = {
  firstname: bounds.name,
  lastname: bounds.name,
  email: bounds.email,
  phone: bounds.phone,
  mobile: bounds.phone,
  address_1: bounds.addressLine,
  address_2: bounds.addressLine,
  address_3: bounds.addressLine,
  zipcode: bounds.zipcode,
  city: bounds.city,
  label: bounds.addressLabel,
  delivery_information: bounds.deliveryInformation,
  company_name: bounds.companyName,
  company_siret: bounds.siret,
  client_number: bounds.clientNumber,
  content: bounds.message,
  title: bounds.reviewTitle,
  text: bounds.reviewText,
  author: bounds.reviewAuthor,
};
