export const commandNames = ['check', 'explain', 'flatten', 'import'] as const;

export const usage = `npm run redirects -- check [market…]               what is wrong with the rules; of all markets without a name
npm run redirects -- explain <address> [--market es]
                                                   why an address goes where it goes
npm run redirects -- flatten <market> [--write]    leads every chain to its end in one step
npm run redirects -- import <file> --market es [--to /consejos] [--write]
                                                   rules from a Search Console export or a spreadsheet

--market  be, ch, es, de or it; --file another table than the market's; --site another origin than its own
--api     the catalogue that tells which pages there are, http://localhost:4000; API_URL is the default
--write   changes the file; without it, flatten and import only show what they would write`;
