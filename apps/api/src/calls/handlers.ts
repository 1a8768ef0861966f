import { accountHandlers } from './account.ts';
import { brandHandlers } from './brands.ts';
import { categoryHandlers } from './categories.ts';
import { civilityHandlers } from './civilities.ts';
import { consentHandlers } from './consent.ts';
import { faqHandlers } from './faqs.ts';
import { formHandlers } from './forms.ts';
import type { Handlers } from './handler.ts';
import { homepageHandlers } from './homepage.ts';
import { maintenanceHandlers } from './maintenance.ts';
import { menuHandlers } from './menus.ts';
import { needHandlers } from './needs.ts';
import { pageHandlers } from './pages.ts';
import { placeHandlers } from './places.ts';
import { previewHandlers } from './preview.ts';
import { pointOfSaleHandlers } from './points-of-sale.ts';
import { productHandlers } from './products.ts';
import { quizHandlers } from './quiz.ts';
import { redirectionHandlers } from './redirections.ts';
import { searchHandlers } from './search.ts';
import { settingHandlers } from './settings.ts';
import { shopHandlers } from './shop.ts';
import { shopListHandlers } from './shops.ts';
import { sitemapHandlers } from './sitemap.ts';
import { thematicHandlers } from './thematics.ts';
import { urlHandlers } from './urls.ts';

/** A handler for every call of the contract. A missing one is a type error. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...brandHandlers,
  ...categoryHandlers,
  ...civilityHandlers,
  ...consentHandlers,
  ...faqHandlers,
  ...formHandlers,
  ...homepageHandlers,
  ...maintenanceHandlers,
  ...menuHandlers,
  ...needHandlers,
  ...pageHandlers,
  ...placeHandlers,
  ...previewHandlers,
  ...pointOfSaleHandlers,
  ...productHandlers,
  ...quizHandlers,
  ...redirectionHandlers,
  ...searchHandlers,
  ...settingHandlers,
  ...shopListHandlers,
  ...shopHandlers,
  ...sitemapHandlers,
  ...thematicHandlers,
  ...urlHandlers,
};
