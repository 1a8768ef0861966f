function folders(group: 'components' | 'sections' | 'screens', names: string): string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => `${group}/${name}`);
}

/**
 * Folders of packages/ui that no site shows yet, by the work that will connect them. Delete a name as soon as a site
 * shows it.
 */
export const unreachedUi: Readonly<Record<string, readonly string[]>> = {
  'Account, cart and checkout': [
    ...folders(
      'components',
      `account-nav add-to-cart address-card checkout-steps code-field combobox delivery-choice favourite-button favourites
      header-actions moon option-cards order-lines order-list order-summary order-timeline payment-choice
      payment-status quantity-stepper shipping-progress toast`,
    ),
    ...folders('sections', 'account auth checkout'),
    ...folders(
      'screens',
      `account-form cart checkout-confirmation checkout-delivery checkout-error checkout-payment checkout-recap
      forgot-password login my-account my-addresses my-favourites my-order my-orders my-pharmacies reset-password
      signup`,
    ),
  ],
  // Server-rendered pages need no placeholders; account pages, which the browser fetches, do.
  'Pages that the browser fetches': folders('screens', 'loading'),
  'Videos, with the consent to load them': folders('components', 'video'),
};
