/** Lines of code, each an app of its own. */
export type Imports = { button: string; everyday: string };

/** A library under comparison. */
export type Library = {
  /** Its page in this folder, without `.jsx`. */
  page: string;
  name: string;
  /** Whose version is said. */
  package?: string;
  /**
   * What an app imports for one Button and for the fifteen everyday components: the components, the provider without
   * which nothing works, and the least styles that its documentation has for them. None: not measured.
   */
  imports?: Imports;
  /** What it has no component for. */
  lacks?: string;
};

const used = (names: string) => `globalThis.used = [${names}];`;
const all = (from: string, names: string) => `import { ${names} } from '${from}'; ${used(names)}`;
const styles = (from: string, files: string) =>
  files
    .split(' ')
    .map((file) => `import '${from}/${file}.css';`)
    .join('');

const our = {
  base: `import '@portico/tokens/layers'; import '@portico/tokens/themes'; import '@portico/components/reset';`,
  button: all('@portico/components/button', 'Button'),
  everyday: all(
    '@portico/components',
    'Badge, Button, Card, Checkbox, Dialog, InfoBar, Link, Menu, RadioGroup, Select, Switch, Tabs, TextArea, TextField, Tooltip',
  ),
};

/** Ours without theme and reset, as `button-bytes` and the gate of the fifteen measure them. */
export const ownImports: Imports = { button: our.button, everyday: our.everyday };

const mantine = (files: string) =>
  styles('@mantine/core/styles', `baseline default-css-variables global ${files}`);

const radix = styles(
  '@radix-ui/themes',
  'tokens/base tokens/colors/indigo tokens/colors/slate components utilities',
);

/** chakra-ui.com/guides/component-bundle-optimization: a system of the recipes in use, on all its tokens. */
function chakra(components: string, recipes: string, slotRecipes: string) {
  const named = [...`${recipes} ${slotRecipes}`.matchAll(/\w+Recipe/g)].join(', ');
  return `import { ${components}, ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
    import { ${named}, breakpoints, globalCss, keyframes, layerStyles, semanticTokens, textStyles, tokens } from '@chakra-ui/react/theme';
    const styles = { breakpoints, keyframes, layerStyles, semanticTokens, textStyles, tokens };
    const theme = { ...styles, recipes: { ${recipes} }, slotRecipes: { ${slotRecipes} } };
    globalThis.system = createSystem(defaultBaseConfig, { globalCss, theme });
    ${used(`${components}, ChakraProvider`)}`;
}

/** In the order in which they are measured in each round. Badge is what each calls its small label. */
export const libraries: readonly Library[] = [
  { page: 'bare', name: 'bare React' },
  {
    page: 'portico',
    name: 'Portico',
    imports: { button: `${our.base} ${our.button}`, everyday: `${our.base} ${our.everyday}` },
  },
  {
    page: 'react-aria',
    name: 'react-aria-components',
    package: 'react-aria-components',
    imports: {
      button: all('react-aria-components/Button', 'Button'),
      everyday: all(
        'react-aria-components',
        'Button, Checkbox, Dialog, DialogTrigger, Heading, Input, Label, Link, ListBox, ListBoxItem, Menu, MenuItem, MenuTrigger, Modal, ModalOverlay, Popover, Radio, RadioGroup, Select, SelectValue, Switch, Tab, TabList, TabPanel, Tabs, Text, TextArea, TextField, Tooltip, TooltipTrigger',
      ),
    },
    lacks: 'card, badge, info bar, and any look',
  },
  {
    page: 'radix-themes',
    name: 'Radix Themes',
    package: '@radix-ui/themes',
    imports: {
      button: `${radix} ${all('@radix-ui/themes', 'Button, Theme')}`,
      everyday: `${radix} ${all('@radix-ui/themes', 'Badge, Button, Callout, Card, Checkbox, Dialog, DropdownMenu, Link, RadioGroup, Select, Switch, Tabs, Text, TextArea, TextField, Theme, Tooltip')}`,
    },
    lacks: 'a field that ties label and description to its input',
  },
  {
    page: 'mantine',
    name: 'Mantine',
    package: '@mantine/core',
    imports: {
      button: `${mantine('UnstyledButton Loader Button')} ${all('@mantine/core', 'Button, MantineProvider')}`,
      everyday: `${mantine('ScrollArea UnstyledButton Paper Popover CloseButton Group Loader Overlay ModalBase Input InlineInput Combobox Text Alert Anchor Badge Button Card CheckboxIndicator Checkbox Menu Modal Radio Switch Tabs Tooltip')} ${all('@mantine/core', 'Alert, Anchor, Badge, Button, Card, Checkbox, MantineProvider, Menu, Modal, Radio, Select, Switch, Tabs, Textarea, TextInput, Tooltip')}`,
    },
  },
  {
    page: 'chakra',
    name: 'Chakra UI',
    package: '@chakra-ui/react',
    imports: {
      button: chakra('Button', 'button: buttonRecipe', ''),
      everyday: chakra(
        'Alert, Badge, Button, Card, Checkbox, Dialog, Field, Input, Link, Menu, Portal, RadioGroup, Select, Switch, Tabs, Textarea, Tooltip',
        'badge: badgeRecipe, button: buttonRecipe, checkmark: checkmarkRecipe, input: inputRecipe, link: linkRecipe, radiomark: radiomarkRecipe, textarea: textareaRecipe',
        'alert: alertSlotRecipe, card: cardSlotRecipe, checkbox: checkboxSlotRecipe, dialog: dialogSlotRecipe, field: fieldSlotRecipe, menu: menuSlotRecipe, radioGroup: radioGroupSlotRecipe, select: selectSlotRecipe, switch: switchSlotRecipe, tabs: tabsSlotRecipe, tooltip: tooltipSlotRecipe',
      ),
    },
  },
  {
    page: 'mui',
    name: 'MUI',
    package: '@mui/material',
    imports: {
      button: all('@mui/material', 'Button'),
      everyday: all(
        '@mui/material',
        'Alert, Button, Card, CardContent, Checkbox, Chip, Dialog, DialogActions, DialogContent, DialogTitle, FormControl, FormControlLabel, FormLabel, Link, Menu, MenuItem, Radio, RadioGroup, Select, Switch, Tab, Tabs, TextField, Tooltip',
      ),
    },
  },
  {
    page: 'antd',
    name: 'antd',
    package: 'antd',
    imports: {
      button: all('antd', 'Button'),
      everyday: all(
        'antd',
        'Alert, Button, Card, Checkbox, Dropdown, Form, Input, Modal, Radio, Select, Switch, Tabs, Tag, Tooltip, Typography',
      ),
    },
  },
];
