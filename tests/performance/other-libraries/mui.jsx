import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CssBaseline from '@mui/material/CssBaseline';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { setOn } from './variables.jsx';

// mui.com/material-ui/customization/css-theme-variables/native-color: the theme may refer to a variable
const themeOf = (color) =>
  createTheme({ cssVariables: { nativeColor: true }, palette: { primary: { main: color } } });
const initial = themeOf('var(--primary, #1976d2)');

function Provider({ color, children }) {
  const theme = useMemo(() => (color ? themeOf(color) : initial), [color]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

export const library = {
  Provider,
  button: (each) => (
    <Button key={each} variant="contained">
      Save job {each}
    </Button>
  ),
  card: (each) => (
    <Card key={each}>
      <CardContent>
        <Typography variant="h6" component="h3">
          <Link href={`#job-${each}`}>{`Nurse ${each}`}</Link>
        </Typography>
        <Typography variant="body2" component="div">
          Berlin
        </Typography>
        <Typography variant="body2">Intensive care, nights</Typography>
      </CardContent>
    </Card>
  ),
  field: (each) => (
    <TextField
      key={each}
      id={`field-${each}`}
      label={`Field ${each}`}
      name={`field-${each}`}
      helperText="In a word or two"
    />
  ),
  // mui.com/material-ui/guides/server-rendering: a cache for each request
  onServer: (page) => <CacheProvider value={createCache({ key: 'css' })}>{page}</CacheProvider>,
  writes: { 'a variable that the theme refers to (nativeColor)': setOn('--primary') },
  provider: 'a new theme in ThemeProvider',
};
